import type { Play } from '../play/play.ts';
import { endsWithoutSource } from '../state/durations.ts';
import type { Lasting } from '../state/game.ts';
import type { Scope } from '../state/scope.ts';

/** 607.1. Begins a continuous effect, unless it would end at once. */
export function addLasting(
  play: Play,
  scope: Scope,
  lasting: Pick<
    Lasting,
    'affects' | 'effects' | 'replacement' | 'until' | 'untilUsed' | 'becomes' | 'releasesHyperMode'
  >,
): void {
  const id = play.nextEffect();
  const source = { object: scope.source, name: scope.sourceName };
  const since = play.game.turn.number;
  const full: Lasting = {
    id,
    player: scope.player,
    source,
    since,
    named: scope.named,
    bound: scope.bound,
    ...lasting,
  };
  if (endsWithoutSource(play.game, full)) return;
  play.set({ lasting: [...play.game.lasting, full] });
  const about = { player: scope.player, object: scope.source, name: scope.sourceName };
  play.note({ kind: 'lastingEffectBegan', ...about, until: lasting.until }, '607.1');
}
