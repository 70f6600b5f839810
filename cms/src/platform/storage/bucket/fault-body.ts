/** The response to what failed at the bucket, in the shape of Strapi's errors. The admin shows the message. */
export const bucketFaultBody = {
  data: null,
  error: {
    status: 503,
    name: 'StorageUnavailableError',
    message:
      'De opslag van bestanden werkt nu niet, dus dit is niet gelukt. Probeer het over een paar minuten opnieuw; blijft het misgaan, vraag dan een beheerder.',
    details: {},
  },
};
