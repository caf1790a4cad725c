import { PROMPTS } from '../../../table/sentences/prompts.ts';
import { sourceInfo } from '../../actions/choosing/targets.ts';
import { askOne } from '../../play/ask.ts';
import type { Play } from '../../play/play.ts';
import { printedFaces } from '../../questions/abilities/repertoire.ts';
import { always } from '../../questions/legality/attempts.ts';
import { playersOf } from '../../state/scope.ts';
import type { InstructionRules } from '../instructionRules.ts';

export const nameRaceRules: InstructionRules<'nameRace'> = {
  *perform(play, effect, scope) {
    const [by = scope.player] = playersOf(effect.by, scope.player);
    const races = racesOf(play).filter((one) => !effect.except?.includes(one));
    const race = yield* askOne({
      player: by,
      kind: 'name',
      rule: '605.2c',
      prompt: PROMPTS.nameRace,
      source: sourceInfo(play, scope, by),
      options: races.map((one) => ({ option: { label: one }, value: one })),
    });
    play.note({ kind: 'raceNamed', player: by, name: race }, '605.2c');
    return { performed: true, scope: { ...scope, named: { ...scope.named, [effect.as]: race } } };
  },
  isPossible: always,
  compound: 'clauses',
};

/** Every race of every card, in alphabetical order. */
function racesOf({ pool, caches }: Play): readonly string[] {
  const known = caches.pool;
  known.races ??= [
    ...new Set([...pool.values()].flatMap((card) => printedFaces(card).flatMap(({ races }) => races))),
  ].sort();
  return known.races;
}
