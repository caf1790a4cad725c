import type { ObjectId, Player } from '../../../table/nouns.ts';
import { PROMPTS } from '../../../table/sentences/prompts.ts';
import { sourceInfo } from '../../actions/choosing/targets.ts';
import { draw as drawCards } from '../../actions/drawing.ts';
import { askOne } from '../../play/ask.ts';
import type { Play } from '../../play/play.ts';
import { numberOf } from '../../questions/characteristics/amounts.ts';
import { someHave } from '../../questions/legality/attempts.ts';
import type { Procedure } from '../../state/game.ts';
import { playersInOrder, type Scope } from '../../state/scope.ts';
import { bind } from '../binding.ts';
import type { InstructionRules } from '../instructionRules.ts';

export const drawRules: InstructionRules<'draw'> = {
  *perform(play, effect, scope) {
    let attempted = 0;
    let happened = 0;
    const before = play.facts.length;
    for (const player of playersInOrder(play, effect.who, scope.player)) {
      const most = numberOf(play, effect.count, scope);
      const inDeck = play.deckOf(player).length;
      const count = effect.upTo
        ? yield* howMany(play, player, Math.min(most, inDeck), scope, PROMPTS.drawn)
        : most;
      const result = yield* drawCards(play, player, count);
      attempted += result.attempted;
      happened += result.drawn;
    }
    return {
      performed: attempted > 0,
      happened,
      scope: effect.as === undefined ? scope : bind(scope, effect.as, drawnSince(play, before)),
    };
  },
  isPossible: (attempt, { who, count }) =>
    numberOf(attempt.world, count, attempt.scope) > 0 && someHave(attempt, who, 'deck'),
};

/** 609.6b. The cards that were drawn, also those of draws that took the place of another. */
const drawnSince = (play: Play, facts: number): readonly ObjectId[] =>
  play.facts.slice(facts).flatMap((fact) => (fact.kind === 'cardDrawn' ? [fact.object] : []));

function* howMany(play: Play, player: Player, most: number, scope: Scope, prompt: string): Procedure<number> {
  return yield* askOne({
    player,
    kind: 'number',
    rule: '605.2b',
    prompt,
    source: sourceInfo(play, scope, player),
    options: Array.from({ length: most + 1 }, (_, index) => most - index).map((number) => ({
      option: { label: String(number), number, ...(number === 0 ? { pass: true as const } : {}) },
      value: number,
    })),
  });
}
