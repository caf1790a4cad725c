import {
  doubleBreaker,
  evolution,
  evolutionCreature,
  instead,
  wouldBeDiscarded,
} from '../../effects/language/words.ts';

export const superTerradragonBailasGale = evolutionCreature({
  name: 'Super Terradragon Bailas Gale',
  civilizations: ['nature'],
  races: ['Earth Dragon'],
  cost: 5,
  power: 9000,
  printings: ['DM-08 S5/55'],
  abilities: [
    evolution({ races: ['Dragon'] }),
    wouldBeDiscarded({ of: 'you', filter: { type: 'spell', usedThrough: 'shieldTrigger' } }, instead('hand')),
    doubleBreaker,
  ],
});
