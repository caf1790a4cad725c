import type { CardDefinition } from 'taiki';
import {
  addToShields,
  another,
  any,
  anyOf,
  atMost,
  battle,
  blocker,
  cannot,
  cardsIn,
  choose,
  countOf,
  creature,
  delayed,
  destroy,
  discard,
  doubleBreaker,
  draw,
  exactly,
  from,
  gains,
  gets,
  guardStrike,
  hyperSoulRaid,
  hyperSoulX,
  inOrder,
  isLike,
  itself,
  justDiver,
  lookAtTop,
  may,
  meteorburn,
  neoCreature,
  neoEvolution,
  oneOf,
  onlyIf,
  opponentsCreatures,
  power,
  put,
  putIntoMana,
  putOnDeckBottom,
  putUnder,
  revealTop,
  self,
  shieldTrigger,
  shuffleDeck,
  speedAttacker,
  spell,
  spellAbility,
  that,
  the,
  times,
  topOfDeckTo,
  when,
  whenDestroyed,
  wheneverAttacks,
  whenPut,
  youHave,
  yourGraveyard,
  yourHand,
  yourMana,
} from 'taiki/words';
import { BOTH_DISCARD, PUT_OR_ATTACKS } from '../common.ts';

const soctorSolector = creature({
  name: '深淵の洪怖 ソクトー＝ソレクトー',
  civilizations: ['water', 'darkness'],
  races: ['Abyss Royal', 'Fusioner'],
  cost: 2,
  power: 1000,
  abilities: [guardStrike, justDiver, hyperSoulX(wheneverAttacks(self, inOrder(draw(2), BOTH_DISCARD)))],
  printings: ['DM25-RP2 008'],
});

const bakuryu = creature({
  name: 'BAKURYU-厳磁XX',
  civilizations: ['fire', 'nature'],
  races: ['Armored Dragon', 'Flame Command', 'Techno Samurai', 'Fusioner'],
  cost: 4,
  power: 8000,
  abilities: [
    speedAttacker,
    doubleBreaker,
    when(PUT_OR_ATTACKS, destroy(choose(opponentsCreatures({ keyword: 'blocker' })))),
    hyperSoulX(
      when(
        { event: 'chosen', what: itself, by: 'opponent' },
        may(put(choose(yourMana({ type: 'creature', cost: atMost(3) })))),
      ),
    ),
  ],
  printings: ['DM25-RP2 010'],
});

const landOfTheKingsBattle = spell({
  name: '王闘の大地',
  civilizations: ['light', 'fire', 'nature'],
  cost: 7,
  abilities: [
    shieldTrigger,
    spellAbility(
      shuffleDeck('you'),
      revealTop(5, 'revealed'),
      put(
        choose({
          ...the('revealed'),
          filter: { type: 'creature', anyOf: [{ races: ['Dragon'] }, { type: 'neoCreature' }] },
        }),
      ),
      putOnDeckBottom(the('revealed')),
      gets(the('put'), 'turn', gains(blocker, speedAttacker)),
      delayed(when({ event: 'endOfTurn', of: 'any' }, putIntoMana(the('put'))), 'turn'),
    ),
  ],
  printings: ['DM25-RP2 011'],
});

const astonishingContradiction = neoCreature({
  name: '～驚異的な矛盾～',
  civilizations: ['light', 'water', 'darkness'],
  races: ['Angel Command', 'Demon Command', 'Steam Knight'],
  cost: 3,
  power: 4500,
  abilities: [
    neoEvolution({ civilizations: ['light', 'water', 'darkness'] }),
    blocker,
    whenPut(any('opponent'), gets(that, 'turn', cannot({ do: 'attack' }))),
    when(
      { event: 'chosen', what: itself, by: 'opponent' },
      gets(choose(opponentsCreatures()), 'turn', power(-3000)),
    ),
  ],
  printings: ['DM25-RP2 023'],
});

const benK1000 = neoCreature({
  name: '無頼BEN-K1000',
  civilizations: ['light', 'fire', 'nature'],
  races: ['Dream Mate', 'Techno Samurai'],
  cost: 3,
  power: 3000,
  abilities: [
    neoEvolution({ civilizations: ['light', 'fire', 'nature'] }),
    whenPut(
      self,
      inOrder(
        lookAtTop(3, 'seen'),
        addToShields(choose(the('seen'))),
        putIntoMana(choose(the('seen'))),
        putUnder(the('seen'), self),
      ),
    ),
  ],
  printings: ['DM25-RP2 025'],
});

const dammaDammadan = neoCreature({
  name: 'ダンマ＝ダンマダン',
  civilizations: ['water', 'darkness', 'fire'],
  races: ['Abyss Royal'],
  cost: 4,
  power: 4000,
  abilities: [
    shieldTrigger,
    neoEvolution({ civilizations: ['water', 'darkness', 'fire'] }),
    whenPut(
      self,
      onlyIf(
        isLike(self, { evolution: true }),
        oneOf(
          inOrder(draw(3), discard(choose(yourHand(), 2))),
          gets(choose(opponentsCreatures()), 'turn', power(times(-1000, countOf(yourGraveyard())))),
          inOrder(
            draw(3),
            discard(choose(yourHand(), 2)),
            gets(choose(opponentsCreatures()), 'turn', power(times(-1000, countOf(yourGraveyard())))),
          ),
        ),
        oneOf(
          inOrder(draw(3), discard(choose(yourHand(), 2))),
          gets(choose(opponentsCreatures()), 'turn', power(times(-1000, countOf(yourGraveyard())))),
        ),
      ),
    ),
  ],
  printings: ['DM25-RP2 026'],
});

const belHellDeBalan = neoCreature({
  name: '魔誕の戦鬼ベル・ヘル・デ・バラン',
  civilizations: ['darkness', 'fire', 'nature'],
  races: ['Demon Command'],
  cost: 4,
  power: 6000,
  abilities: [
    neoEvolution({ civilizations: ['darkness', 'fire', 'nature'] }),
    doubleBreaker,
    whenDestroyed(another('you'), may(putUnder(that, self))),
    meteorburn(1, battle(choose(opponentsCreatures()), self)),
  ],
  printings: ['DM25-RP2 027'],
});

const darkMemoryContainer = creature({
  name: 'DARK MEMORY CONTAINER',
  civilizations: ['light', 'water', 'darkness'],
  races: ['???', 'Steam Knight'],
  cost: 5,
  power: 5500,
  abilities: [
    blocker,
    whenPut(self, draw(2)),
    from(['graveyard'], when({ event: 'moved', what: { of: 'you' }, to: 'shieldZone' }, may(put(self)))),
  ],
  printings: ['DM25-RP2 048'],
});

const tensay = neoCreature({
  name: '我流TENSAY-G01&T02',
  civilizations: ['light', 'fire', 'nature'],
  races: ['Armored Dragon', 'Earth Dragon', 'Techno Samurai'],
  cost: 4,
  power: 5500,
  abilities: [
    {
      kind: 'cost',
      way: 'alternative',
      mana: { count: 3, of: ['light', 'fire', 'nature'] },
      from: ['manaZone'],
      effect: onlyIf(youHave(cardsIn('battleZone', 'you', { type: 'element' }), exactly(0)), inOrder()),
    },
    neoEvolution({ civilizations: ['light', 'fire', 'nature'] }),
    hyperSoulRaid({ civilizations: ['light', 'fire', 'nature'] }),
  ],
  printings: ['DM25-RP2 050'],
});

const guelErGuel = neoCreature({
  name: 'ゲルエール＝ゲール',
  civilizations: ['water', 'darkness', 'fire'],
  races: ['Abyss Royal'],
  cost: 3,
  power: 3000,
  abilities: [
    neoEvolution({ civilizations: ['water', 'darkness', 'fire'] }),
    whenPut(self, inOrder(draw(2), discard(choose(yourHand(), 2)), topOfDeckTo('graveyard', 2))),
  ],
  printings: ['DM25-RP2 051'],
});

const boneAmigo = neoCreature({
  name: '魔誕亡者ボーン・アミーゴ',
  civilizations: ['darkness', 'fire', 'nature'],
  races: ['Living Dead'],
  cost: 3,
  power: 5000,
  abilities: [
    neoEvolution({ civilizations: ['darkness', 'fire', 'nature'] }),
    when(
      anyOf({ event: 'put', what: itself }, { event: 'destroyed', what: { of: 'you' }, tense: 'destroyed' }),
      may({ do: 'move', what: choose(yourGraveyard()), to: 'manaZone', tapped: true }),
    ),
  ],
  printings: ['DM25-RP2 052'],
});

/** Cards of several civilizations. */
export const multicolored: readonly CardDefinition[] = [
  soctorSolector,
  bakuryu,
  landOfTheKingsBattle,
  astonishingContradiction,
  benK1000,
  dammaDammadan,
  belHellDeBalan,
  darkMemoryContainer,
  tensay,
  guelErGuel,
  boneAmigo,
];
