declare module '*.svg' {
  /** The URL of the file in the built admin. */
  const url: string;
  export default url;
}
