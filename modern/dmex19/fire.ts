import type { CardDefinition } from 'taiki';
import {
  anyOf,
  chooseUpTo,
  countOf,
  creature,
  hasWhile,
  inOrder,
  isAttacking,
  isLike,
  itself,
  onlyIf,
  power,
  poweredBreaker,
  put,
  putIntoGraveyard,
  returnToHand,
  revealTop,
  self,
  starEvolution,
  starEvolutionCreature,
  the,
  times,
  when,
  whenPut,
  yourGraveyard,
} from 'taiki/words';

const borushakkuMomokinguNex = starEvolutionCreature({
  name: 'ボルシャック・モモキングNEX（ネックス）',
  civilizations: ['fire'],
  races: ['Jokers', 'Armored Dragon', 'Rex Stars'],
  cost: 6,
  power: 9000,
  abilities: [
    starEvolution({ anyOf: [{ races: ['Rex Stars'] }, { civilizations: ['fire'] }] }),
    poweredBreaker,
    when(
      anyOf({ event: 'put', what: itself }, { event: 'attacks', what: itself }),
      inOrder(
        revealTop(1, 'seen'),
        onlyIf(
          isLike(the('seen'), {
            anyOf: [{ type: 'creature', civilizations: ['fire'] }, { races: ['Rex Stars'] }],
          }),
          put(the('seen')),
          putIntoGraveyard(the('seen')),
        ),
      ),
    ),
    hasWhile(isAttacking, power(times(2000, countOf(yourGraveyard({ civilizations: ['fire'] }))))),
  ],
  printings: ['DMEX-19 MS01'],
});

const paisenChurisu = creature({
  name: 'パイセン・チュリス',
  civilizations: ['fire'],
  races: ['Beat Jockey'],
  cost: 3,
  power: 1000,
  abilities: [
    whenPut(
      self,
      inOrder(
        revealTop(3, 'seen'),
        returnToHand(chooseUpTo({ ref: 'seen', filter: { type: 'creature', races: ['Beat Jockey'] } }, 2)),
        putIntoGraveyard(the('seen')),
      ),
    ),
  ],
  printings: ['DMEX-19 063'],
});

export const fire: readonly CardDefinition[] = [borushakkuMomokinguNex, paisenChurisu];
