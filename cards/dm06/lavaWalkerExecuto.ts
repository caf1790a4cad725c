import {
  choose,
  evolution,
  evolutionCreature,
  gets,
  power,
  tapAbility,
  yourCreatures,
} from '../../effects/language/words.ts';

export const lavaWalkerExecuto = evolutionCreature({
  name: 'Lava Walker Executo',
  civilizations: ['fire'],
  races: ['Dragonoid'],
  cost: 4,
  power: 5000,
  printings: ['DM-06 S8/110'],
  abilities: [
    evolution({ races: ['Dragonoid'] }),
    tapAbility(
      gets(choose(yourCreatures({ civilizations: ['fire'] })), 'turn', power(3000)),
      yourCreatures({ civilizations: ['fire'] }),
    ),
  ],
});
