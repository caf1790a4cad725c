import {
  creature,
  gets,
  mayAttackUntapped,
  tapAbility,
  yourCreatures,
} from '../../effects/language/words.ts';

export const armoredTransportGaliacruse = creature({
  name: 'Armored Transport Galiacruse',
  civilizations: ['fire'],
  races: ['Armorloid'],
  cost: 6,
  power: 5000,
  printings: ['DM-07 4/55'],
  abilities: [tapAbility(gets(yourCreatures({ civilizations: ['fire'] }), 'turn', mayAttackUntapped()))],
});
