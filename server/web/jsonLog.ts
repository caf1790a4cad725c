import { type Logger, pino } from 'pino';

/** Writes one JSON object a line to standard error. */
export const jsonLog = (): Logger => pino({ level: process.env['TAIKI_LOG'] ?? 'info' }, pino.destination(2));
