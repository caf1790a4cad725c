import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import {
  blocker,
  doubleBreaker,
  slayer,
  starEvolution,
  starEvolutionCreature,
} from '../../effects/language/words.ts';

const appoValboStar = starEvolutionCreature({
  name: 'Appo (Valbo Star)',
  civilizations: ['fire'],
  races: ['Beat Jockey', 'Human', 'Rex Stars'],
  cost: 3,
  power: 6000,
  printings: ['DMRP-17 44'],
  abilities: [
    starEvolution({ anyOf: [{ races: ['Rex Stars'] }, { civilizations: ['fire'] }] }),
    doubleBreaker,
  ],
});

const mikselTajimalStar = starEvolutionCreature({
  name: 'Miksel (Tajimal Star)',
  civilizations: ['light'],
  races: ['Metallica', 'Initiate', 'Rex Stars'],
  cost: 3,
  power: 5000,
  printings: ['DMRP-17 58'],
  abilities: [starEvolution({ anyOf: [{ races: ['Rex Stars'] }, { civilizations: ['light'] }] }), blocker],
});

const bashMelniaStar = starEvolutionCreature({
  name: 'Bash (Melnia Star)',
  civilizations: ['darkness'],
  races: ['Mafi Gang', 'Ghost', 'Rex Stars'],
  cost: 3,
  power: 5000,
  printings: ['DMRP-17 74'],
  abilities: [starEvolution({ anyOf: [{ races: ['Rex Stars'] }, { civilizations: ['darkness'] }] }), slayer],
});

/** DMRP-17. */
export const dmrp17: readonly CardDefinition[] = Object.freeze([
  appoValboStar,
  mikselTajimalStar,
  bashMelniaStar,
]);
