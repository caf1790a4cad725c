import { draw, evolution, evolutionCreature, may, whenDrawingForTurn } from '../../effects/language/words.ts';

export const cosmicNebula = evolutionCreature({
  name: 'Cosmic Nebula',
  civilizations: ['water'],
  races: ['Cyber Virus'],
  cost: 5,
  power: 3000,
  printings: ['DM-07 S2/55'],
  abilities: [evolution({ races: ['Cyber Virus'] }), whenDrawingForTurn(may(draw()))],
});
