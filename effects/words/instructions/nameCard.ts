import { PROMPTS } from '../../../table/sentences/prompts.ts';
import { sourceInfo } from '../../actions/choosing/targets.ts';
import { hasTwoSides } from '../../language/cardTypes.ts';
import type { CardDefinition, CardPool } from '../../language/vocabulary.ts';
import { askOne } from '../../play/ask.ts';
import { always } from '../../questions/legality/attempts.ts';
import { playersOf } from '../../state/scope.ts';
import type { InstructionRules } from '../instructionRules.ts';

/** 805.7, 807.6, 809.4, 812.4. Every card by name, one with two sides by either of them, in alphabetical order. 812.4a: a nebula has no name. */
const namesIn = (pool: CardPool): readonly string[] =>
  [...new Set([...pool.values()].flatMap(namesOfCard))].sort();

const namesOfCard = ({ name, type, otherFace, thirdFace }: CardDefinition): readonly string[] => [
  ...(type === 'nebula' ? [] : [name]),
  ...(otherFace !== undefined && hasTwoSides(type) ? [otherFace.name] : []),
  ...(thirdFace === undefined ? [] : [thirdFace.name]),
];

export const nameCardRules: InstructionRules<'nameCard'> = {
  *perform(play, effect, scope) {
    const [by = scope.player] = playersOf(effect.by, scope.player);
    const known = play.caches.pool;
    known.cardNames ??= namesIn(play.pool);
    const name = yield* askOne({
      player: by,
      kind: 'name',
      rule: '605.2c',
      prompt: PROMPTS.nameCard,
      source: sourceInfo(play, scope, by),
      options: known.cardNames.map((one) => ({ option: { label: one }, value: one })),
    });
    play.note({ kind: 'cardNamed', player: by, name }, '605.2c');
    return { performed: true, scope: { ...scope, named: { ...scope.named, [effect.as]: name } } };
  },
  isPossible: always,
  compound: 'clauses',
};
