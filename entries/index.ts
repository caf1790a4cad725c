/** The package entry `taiki`: the engine with every card of this package. */

export { allCards } from '../cards/allCards.ts';
export { starterDeckNotes, starterDecks } from '../library/starterDecks.ts';
export {
  cardWarnings,
  createDuel,
  findCard,
  greedyAgent,
  replay,
  restoreDuel,
  searchAgent,
  simulate,
  simulatedGames,
  solve,
} from './fullEngine.ts';
export * from './withoutCards.ts';
