import {
  atMost,
  choose,
  creature,
  destroy,
  opponentsCreatures,
  tapAbility,
} from '../../effects/language/words.ts';

export const kiposContraption = creature({
  name: "Kipo's Contraption",
  civilizations: ['fire'],
  races: ['Xenoparts'],
  cost: 8,
  power: 3000,
  printings: ['DM-07 41/55'],
  abilities: [tapAbility(destroy(choose(opponentsCreatures({ power: atMost(2000) }))))],
});
