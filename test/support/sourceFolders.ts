/** The folders of our sources, of the engine and of our other packages. */
export const SOURCE_FOLDERS: readonly string[] = [
  'table',
  'effects',
  'cards',
  'machines',
  'boundary',
  'library',
  'engine',
  'agents',
  'entries',
  'rulings',
  'testing',
  'inspector',
  'reader',
  'server',
  'queue',
  'cli',
];
