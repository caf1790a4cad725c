import {
  cardsIn,
  choose,
  chooseAnyNumber,
  countOf,
  creature,
  exLife,
  inOrder,
  lookAtTop,
  machFighter,
  put,
  putIntoGraveyard,
  putIntoMana,
  self,
  the,
  wheneverAttacks,
  whenPut,
  withTotal,
  yourMana,
} from '../../effects/language/words.ts';

export const romanogriLaThe0thZeroPrisonConnectedKing = creature({
  name: 'Romanogri-La the 0th, Zero Prison Connected King',
  civilizations: ['light', 'darkness', 'nature'],
  races: ['Dispector', 'Dark Lord', 'Guardian', 'Knight'],
  cost: 11,
  power: 17000,
  abilities: [
    exLife,
    machFighter,
    whenPut(
      self,
      inOrder(lookAtTop(3, 'seen'), putIntoMana(choose(the('seen'))), putIntoGraveyard(the('seen'))),
    ),
    wheneverAttacks(
      self,
      put(
        withTotal(
          chooseAnyNumber(cardsIn(['manaZone', 'graveyard'], 'you', { type: 'creature', evolution: false })),
          'cost',
          countOf(yourMana()),
        ),
      ),
    ),
  ],
  reconstructed:
    'Assumes where the looked-at cards go, and that the total cost is at most the number of cards in the mana zone.',
});
