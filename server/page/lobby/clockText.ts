import type { ClockSettings } from '../../protocol/protocol.ts';

const SECONDS = 60;

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

/** `25 minutes + 10 seconds`. */
export function clockText(clock: ClockSettings | null): string {
  if (clock === null) return 'no clock';
  const { initial, increment, onTimeout } = clock;
  const start = initial % SECONDS === 0 ? counted(initial / SECONDS, 'minute') : counted(initial, 'second');
  return `${start} + ${counted(increment, 'second')}${onTimeout === 'default' ? ', then pass' : ''}`;
}
