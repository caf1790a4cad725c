import {
  discard,
  exactly,
  named,
  nameNumber,
  opponentsHand,
  shieldTrigger,
  spell,
  spellAbility,
  yourHand,
} from '../../effects/language/words.ts';

export const rouletteOfRuin = spell({
  name: 'Roulette of Ruin',
  civilizations: ['darkness'],
  cost: 5,
  printings: ['DM-11 30/55'],
  abilities: [
    shieldTrigger,
    spellAbility(
      nameNumber('number', 99),
      { do: 'reveal', what: yourHand() },
      discard(yourHand({ cost: exactly(named('number')) })),
      { do: 'reveal', what: opponentsHand() },
      discard(opponentsHand({ cost: exactly(named('number')) })),
    ),
  ],
  reconstructed: 'Assumes that the number is at most 99: no card costs more.',
});
