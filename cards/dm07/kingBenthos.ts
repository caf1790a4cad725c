import {
  creature,
  doubleBreaker,
  gets,
  tapAbility,
  unblockable,
  yourCreatures,
} from '../../effects/language/words.ts';

export const kingBenthos = creature({
  name: 'King Benthos',
  civilizations: ['water'],
  races: ['Leviathan'],
  cost: 8,
  power: 6000,
  printings: ['DM-07 2/55'],
  abilities: [
    doubleBreaker,
    tapAbility(gets(yourCreatures({ civilizations: ['water'] }), 'turn', unblockable())),
  ],
});
