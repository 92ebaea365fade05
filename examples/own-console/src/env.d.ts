interface ImportMetaEnv {
  readonly VITE_API?: string;
}
