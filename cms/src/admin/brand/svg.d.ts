declare module '*.svg' {
  /** The address of the file in the built admin. */
  const url: string;
  export default url;
}
