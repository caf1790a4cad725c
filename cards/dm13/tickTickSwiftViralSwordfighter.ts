import { creature, draw, may, self, speedAttacker, wheneverAttacks } from '../../effects/language/words.ts';

export const tickTickSwiftViralSwordfighter = creature({
  name: 'Tick Tick, Swift Viral Swordfighter',
  civilizations: ['water', 'fire'],
  races: ['Cyber Virus', 'Dragonoid'],
  cost: 4,
  power: 1000,
  printings: ['DM-13 30/55'],
  abilities: [speedAttacker, wheneverAttacks(self, may(draw()))],
});
