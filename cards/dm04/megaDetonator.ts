import {
  choose,
  chooseAnyNumber,
  discard,
  doubleBreaker,
  gains,
  gets,
  named,
  spell,
  spellAbility,
  tally,
  yourCreatures,
  yourHand,
} from '../../effects/language/words.ts';

export const megaDetonator = spell({
  name: 'Mega Detonator',
  civilizations: ['fire'],
  cost: 2,
  printings: ['DM-04 44/55'],
  abilities: [
    spellAbility(
      tally(discard(chooseAnyNumber(yourHand())), 'discarded'),
      gets(choose(yourCreatures(), named('discarded')), 'turn', gains(doubleBreaker)),
    ),
  ],
});
