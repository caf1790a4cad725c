import type { CardDefinition } from 'taiki';
import {
  atLeast,
  atMost,
  battle,
  cardsIn,
  choose,
  destroy,
  discard,
  draw,
  given,
  happened,
  may,
  oneOf,
  opponentsCreatures,
  opponentsHand,
  repeat,
  returnToHand,
  self,
  shinkarize,
  spell,
  spellAbility,
  tamaseed,
  topOfDeckTo,
  when,
  whenPut,
  youHave,
  yourCreatures,
  yourGraveyard,
} from 'taiki/words';

const nagaNoUmiKuroKan = tamaseed({
  name: 'ナーガの海黒環',
  civilizations: ['water', 'darkness'],
  races: ['Naga', 'Rex Stars'],
  cost: 4,
  abilities: [
    shinkarize,
    whenPut(
      self,
      may(
        topOfDeckTo('graveyard', 3),
        returnToHand(choose(yourGraveyard({ civilizations: ['water', 'darkness'] }))),
      ),
    ),
    given(
      happened({ event: 'moved', what: { of: 'you' }, from: 'graveyard' }, atMost(1)),
      when(
        { event: 'moved', what: { of: 'you' }, from: 'graveyard' },
        oneOf(discard(choose(opponentsHand(), 1, 'opponent')), draw()),
      ),
    ),
  ],
  printings: ['DMRP-22 007'],
});

const tousouToSeichouNoKetsudan = spell({
  name: '闘争と成長の決断',
  civilizations: ['fire', 'nature'],
  cost: 5,
  abilities: [
    {
      kind: 'static',
      while: youHave(yourCreatures({ power: atLeast(6000) })),
      affects: self,
      effects: [{ kind: 'cost', by: -2, atLeast: 0 }],
      from: ['hand', 'manaZone', 'graveyard'],
    },
    spellAbility(
      repeat(
        2,
        oneOf(
          { do: 'moveTop', who: 'you', count: 1, to: 'manaZone', tapped: true },
          battle(choose(yourCreatures()), choose(opponentsCreatures())),
          destroy(choose(cardsIn('battleZone', 'any', { not: { type: 'creature' } }))),
        ),
      ),
    ),
  ],
  printings: ['DMRP-22 008'],
});

/** Cards of several civilizations. */
export const multicolored: readonly CardDefinition[] = [nagaNoUmiKuroKan, tousouToSeichouNoKetsudan];
