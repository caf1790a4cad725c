import {
  atMost,
  destroy,
  evolution,
  evolutionCreature,
  opponentsCreatures,
  tapAbility,
} from '../../effects/language/words.ts';

export const howlskTheGiganticAvatar = evolutionCreature({
  name: 'Howlsk, the Gigantic Avatar',
  civilizations: ['fire'],
  races: ['Melt Warrior'],
  cost: 6,
  power: 5000,
  printings: ['DM-14 7/110'],
  abilities: [
    evolution({ races: ['Melt Warrior'] }),
    tapAbility(destroy(opponentsCreatures({ power: atMost(3000) }))),
  ],
});
