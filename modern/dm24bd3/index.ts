import type { CardDefinition } from 'taiki';
import {
  atLeast,
  atMost,
  called,
  cardsIn,
  choose,
  chooseUpTo,
  destroy,
  doubleBreaker,
  guardStrike,
  inOrder,
  invasion,
  lookAtTop,
  may,
  oneOf,
  putIntoMana,
  putOnDeckBottom,
  returnToHand,
  self,
  shinkarize,
  starEvolution,
  starEvolutionCreature,
  tamaseed,
  the,
  topOfDeckTo,
  whenPut,
  yourMana,
} from 'taiki/words';

const momokinguNext = starEvolutionCreature({
  name: '超戦英雄 モモキング・NEXT',
  civilizations: ['fire'],
  races: ['Jokers', 'Red Command Dragon', 'Rex Stars'],
  cost: 6,
  power: 6000,
  abilities: [
    guardStrike,
    starEvolution({ anyOf: [{ races: ['Rex Stars'] }, { civilizations: ['fire'] }] }),
    invasion({ cost: atLeast(4), civilizations: ['fire'], races: ['Rex Stars'] }),
    doubleBreaker,
    whenPut(self, destroy(cardsIn('battleZone', 'opponent', { type: 'element', cost: atMost(2) }))),
  ],
  printings: ['DM24-BD3 009'],
});

const katsuMomokingu = starEvolutionCreature({
  name: '武闘英雄 カツ・モモキング',
  civilizations: ['nature'],
  races: ['Jokers', 'Outrage Dragon', 'Rex Stars'],
  cost: 6,
  power: 8000,
  abilities: [
    guardStrike,
    starEvolution({ anyOf: [{ races: ['Rex Stars'] }, { civilizations: ['nature'] }] }),
    invasion({ cost: atLeast(4), civilizations: ['nature'], races: ['Rex Stars'] }),
    doubleBreaker,
    whenPut(self, inOrder(topOfDeckTo('manaZone'), may(returnToHand(choose(yourMana()))))),
  ],
  printings: ['DM24-BD3 010'],
});

const oniTaijiNoKokoroE = tamaseed({
  name: '鬼退治の心絵',
  civilizations: ['nature'],
  races: ['Jokers', 'Hero Dragon', 'Rex Stars'],
  cost: 3,
  abilities: [
    shinkarize,
    whenPut(
      self,
      inOrder(
        lookAtTop(3, 'seen'),
        {
          do: 'choose',
          what: called(chooseUpTo({ ref: 'seen', filter: { races: ['Jokers', 'Rex Stars'] } }, 1), 'found'),
        },
        { do: 'reveal', what: the('found') },
        oneOf(returnToHand(the('found')), putIntoMana(the('found'))),
        putOnDeckBottom(the('seen')),
      ),
    ),
  ],
  printings: ['DM24-BD3 015'],
});

/** The cards of DM24-BD3. */
export const dm24bd3: readonly CardDefinition[] = [momokinguNext, katsuMomokingu, oniTaijiNoKokoroE];
