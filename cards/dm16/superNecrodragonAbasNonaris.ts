import {
  doubleBreaker,
  each,
  evolution,
  evolutionCreature,
  mustAttackSuch,
  opponentsCreatures,
} from '../../effects/language/words.ts';

export const superNecrodragonAbasNonaris = evolutionCreature({
  name: 'Super Necrodragon Abas Nonaris',
  civilizations: ['darkness'],
  races: ['Zombie Dragon'],
  cost: 7,
  power: 8000,
  printings: ['DM-16 S3/S5'],
  abilities: [
    evolution({ races: ['Zombie Dragon'] }),
    each(opponentsCreatures(), mustAttackSuch({ itself: true })),
    doubleBreaker,
  ],
});
