import {
  creature,
  gains,
  lookAt,
  may,
  metamorph,
  oneOf,
  opponentsShields,
  self,
  whenPut,
  yourShields,
} from '../../effects/language/words.ts';

export const aquaSpy = creature({
  name: 'Aqua Spy',
  civilizations: ['water'],
  races: ['Liquid People'],
  cost: 3,
  power: 2000,
  printings: ['DM-14 82/110'],
  abilities: [
    metamorph(gains(whenPut(self, oneOf(may(lookAt(yourShields())), may(lookAt(opponentsShields())))))),
  ],
});
