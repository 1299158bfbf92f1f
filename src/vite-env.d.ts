interface ImportMetaEnv {
  /** The id of the LIFF app; empty in a preview build. */
  readonly VITE_LIFF_ID: string;
}
