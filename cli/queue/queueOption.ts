import { Option } from 'commander';

/** The option `--queue`. */
export const queueOption = (): Option =>
  new Option('--queue <address>', 'address of the Redis server, such as redis://host:6379');
