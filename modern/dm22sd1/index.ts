import type { CardDefinition } from 'taiki';
import {
  abyssRush,
  atMost,
  choose,
  civilCount,
  countOf,
  creature,
  destroy,
  doubleBreaker,
  inOrder,
  may,
  opponentsCreatures,
  plus,
  provided,
  self,
  shieldTrigger,
  topOfDeckTo,
  wheneverAttacks,
  whenPut,
  yourGraveyard,
} from 'taiki/words';

const kappuGyarappu = creature({
  name: 'カップ=ギャラップ',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 5,
  power: 7000,
  abilities: [
    ...abyssRush,
    doubleBreaker,
    provided(civilCount('darkness', 3), wheneverAttacks(self, destroy(choose(opponentsCreatures())))),
  ],
  printings: ['DM22-SD1 002'],
});

const hanmaDanma = creature({
  name: 'ハンマ＝ダンマ',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 4,
  power: 2000,
  abilities: [
    shieldTrigger,
    whenPut(
      self,
      may(
        inOrder(
          topOfDeckTo('graveyard', 3),
          destroy(choose(opponentsCreatures({ cost: atMost(plus(countOf(yourGraveyard()), -1)) }))),
        ),
      ),
    ),
  ],
  printings: ['DM22-SD1 004'],
});

/** The cards of DM22-SD1. */
export const dm22sd1: readonly CardDefinition[] = [kappuGyarappu, hanmaDanma];
