interface ImportMetaEnv {
  /** The path of the icons with the hash of their content; set by the build. */
  readonly ICON_SPRITE: string;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
