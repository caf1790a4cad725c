import {
  allOf,
  atRandom,
  creature,
  discard,
  hasWhile,
  opponentsHand,
  power,
  provided,
  self,
  wheneverAttacks,
  yourMana,
} from '../../effects/language/words.ts';

export const zamaruTreasureOfDarkness = creature({
  name: 'Zamaru, Treasure of Darkness',
  civilizations: ['darkness'],
  races: ["Pandora's Box"],
  cost: 3,
  power: 2000,
  printings: ['DM-14 54/110'],
  abilities: [
    hasWhile(allOf(yourMana(), { civilizations: ['darkness'] }), power(2000)),
    provided(
      allOf(yourMana(), { civilizations: ['darkness'] }),
      wheneverAttacks(self, discard(atRandom(opponentsHand()))),
    ),
  ],
});
