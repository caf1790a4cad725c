import { isLike } from '../conditions/index.ts';
import { form } from '../generatedAbility.ts';
import { may, useFree } from '../instructions/index.ts';
import type { NamedAbilityWord } from '../namedAbilityWord.ts';
import type { Keyword, Triggered } from '../vocabulary.ts';
import { self } from '../words/nouns.ts';

/** Summoned from the shields, where it lies face up. */
export interface GalaxyshieldTitle {
  readonly name: 'galaxyshield';
}

/** Galaxyshield: laid out face up as a shield for its own cost; at the start of your turn it may be summoned from there. */
export const galaxyshield = (cost: number): readonly [Keyword, Triggered] => [
  { kind: 'keyword', name: 'galaxyshield', cost },
  {
    kind: 'triggered',
    when: { event: 'startOfTurn', of: 'you' },
    given: isLike(self, { faceUp: true }),
    effect: may(useFree(self)),
    from: ['shieldZone'],
    word: { name: 'galaxyshield' },
  },
];

export const galaxyshieldWord: NamedAbilityWord<GalaxyshieldTitle> = {
  text: () => 'Galaxyshield',
  generated: [form(1, [], () => galaxyshield(1)[1])],
};
