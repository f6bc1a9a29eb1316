interface ImportMetaEnv {
  /** The address of the icons, with the hash of what is in them; set by the build. */
  readonly ICON_SPRITE: string;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
