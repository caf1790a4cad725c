import {
  choose,
  creature,
  lookAt,
  may,
  opponentsShields,
  self,
  wheneverAttacks,
} from '../../effects/language/words.ts';

export const wynTheOracle = creature({
  name: 'Wyn, the Oracle',
  civilizations: ['light'],
  races: ['Light Bringer'],
  cost: 2,
  power: 1500,
  printings: ['DM-02 11/55'],
  abilities: [wheneverAttacks(self, may(lookAt(choose(opponentsShields()))))],
});
