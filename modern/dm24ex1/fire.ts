import type { CardDefinition } from 'taiki';
import {
  any,
  atMost,
  cardsIn,
  choose,
  costOf,
  countOf,
  creature,
  destroy,
  discard,
  draw,
  hyperize,
  hyperMode,
  inOrder,
  isLike,
  may,
  mekreid,
  onlyIf,
  opponentsMana,
  provided,
  putIntoGraveyard,
  returnToHand,
  self,
  shieldTrigger,
  speedAttacker,
  spell,
  spellAbility,
  that,
  the,
  twinpact,
  wheneverAttacks,
  whenPut,
  yourHand,
  yourMana,
} from 'taiki/words';

const hattaRupia = creature({
  name: 'ハッター・ルピア',
  civilizations: ['fire'],
  races: ['Armored Fire Bird', 'Hyper Monster'],
  cost: 3,
  power: 3000,
  abilities: [
    provided(
      { kind: 'compare', a: costOf(that), is: 'more', b: countOf(opponentsMana()) },
      whenPut(any('opponent'), destroy(that)),
    ),
    hyperize(),
    hyperMode(5000, speedAttacker, wheneverAttacks(self, mekreid(5, { races: ['Fire Bird'] }))),
  ],
  printings: ['DM24-EX1 019'],
});

const bisukaX = twinpact(
  '完璧妖精ビスカX / 「燃え燃えズッキュン！」',
  creature({
    name: '完璧妖精ビスカX',
    civilizations: ['fire'],
    races: ['Snow Faerie'],
    cost: 2,
    power: 5000,
    abilities: [
      whenPut(
        self,
        inOrder(
          putIntoGraveyard(choose(yourMana())),
          onlyIf(isLike(the('chosen'), { races: ['Snow Faerie'] }), returnToHand(the('chosen'))),
        ),
      ),
    ],
    printings: ['DM24-EX1 061'],
  }),
  spell({
    name: '「燃え燃えズッキュン！」',
    civilizations: ['fire'],
    cost: 1,
    abilities: [
      shieldTrigger,
      spellAbility(destroy(choose(cardsIn('battleZone', 'opponent', { type: 'element', cost: atMost(2) })))),
    ],
  }),
);

const majishanRupia = creature({
  name: 'マジシャン・ルピア',
  civilizations: ['fire'],
  races: ['Armored Fire Bird'],
  cost: 2,
  power: 1000,
  abilities: [
    whenPut(
      self,
      inOrder(
        may(inOrder(discard(choose(yourHand())), draw())),
        onlyIf(isLike(the('chosen'), { races: ['Fire Bird'] }), draw()),
      ),
    ),
  ],
  printings: ['DM24-EX1 080'],
});

export const fire: readonly CardDefinition[] = [hattaRupia, bisukaX, majishanRupia];
