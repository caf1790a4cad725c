import {
  allOf,
  doubleBreaker,
  gains,
  gets,
  powerAttacker,
  spell,
  spellAbility,
  yourCreatures,
  yourMana,
} from '../../effects/language/words.ts';

export const blazeCannon = spell({
  name: 'Blaze Cannon',
  civilizations: ['fire'],
  cost: 7,
  printings: ['DM-03 36/55'],
  abilities: [
    { kind: 'useOnlyIf', condition: allOf(yourMana(), { civilizations: ['fire'] }) },
    spellAbility(gets(yourCreatures(), 'turn', gains(powerAttacker(4000), doubleBreaker))),
  ],
});
