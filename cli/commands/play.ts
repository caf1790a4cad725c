import type { Command } from 'commander';
import type { Host } from '../host.ts';
export function addPlay(_program: Command, _host: Host): void {}
