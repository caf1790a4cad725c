import type { Game } from './game.ts';

/**
 * A copy of a game with changes. Games are copied here only: a spread gives each copy a hidden class of its own, which makes
 * reading them several times slower.
 */
export const gameWith = (game: Game, change: Partial<Game>): Game =>
  Object.assign(
    {
      zones: game.zones,
      ignored: game.ignored,
      cards: game.cards,
      nextId: game.nextId,
      random: game.random,
      turn: game.turn,
      attack: game.attack,
      result: game.result,
      lasting: game.lasting,
      delayed: game.delayed,
      thisTurn: game.thisTurn,
      ofDuel: game.ofDuel,
      lastKnown: game.lastKnown,
      seenTops: game.seenTops,
      becameOne: game.becameOne,
      commands: game.commands,
      putField: game.putField,
      lyingBelow: game.lyingBelow,
      use: game.use,
      tapAbility: game.tapAbility,
      battle: game.battle,
      nextEffect: game.nextEffect,
    } satisfies { readonly [K in keyof Required<Game>]: Game[K] },
    change,
  );
