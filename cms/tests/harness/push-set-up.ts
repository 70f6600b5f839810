/** The environment of a fair that sends messages. Who knows the private key can send in its name. */
export const pushSetUp = {
  PUSH_CONTACT: 'mailto:push@beursvloer.nl',
  PUSH_PRIVATE_KEY: Buffer.alloc(32, 7).toString('base64url'),
};
