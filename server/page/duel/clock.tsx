import { useEffect, useState } from 'preact/hooks';
import type { Player } from 'taiki';
import type { ClockState } from '../../protocol/protocol.ts';
import { texts } from '../language/language.ts';
import { receivedAt } from './state.ts';
import { timeText } from './wording.ts';

const TICK_MS = 250;
const LOW_MS = 30_000;

/** The time that a player has left, counting down since the last message. */
export function Clock({ clock, player }: { readonly clock: ClockState; readonly player: Player }) {
  const [now, setNow] = useState(performance.now());
  const isRunning = clock.running === player;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(performance.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  const spent = isRunning ? Math.max(0, now - receivedAt.value) : 0;
  const left = Math.max(0, clock[player] - spent);
  const state = `${isRunning ? 'running' : ''} ${left < LOW_MS ? 'low' : ''}`;
  return (
    <time class={`clock ${state}`} role="timer" aria-label={texts.value.table.timeLeft(player)}>
      {timeText(left)}
    </time>
  );
}
