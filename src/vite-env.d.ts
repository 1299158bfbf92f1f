interface ImportMetaEnv {
  /** Empty in a preview build. */
  readonly VITE_LIFF_ID: string;
}
