import type { CardDefinition } from 'taiki';
import {
  allCreatures,
  atEndOfYourTurn,
  atMost,
  cannot,
  cannotAttackPlayers,
  cardsIn,
  charger,
  choose,
  chooseAnyNumber,
  countOf,
  creature,
  destroy,
  discard,
  doubleBreaker,
  draw,
  drawUpTo,
  guardman,
  hasWhile,
  inOrder,
  isAttacking,
  may,
  power,
  put,
  putIntoMana,
  putOnDeckBottom,
  returnToHand,
  revealTop,
  revolutionChange,
  ruleUntil,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  the,
  times,
  topOfDeckTo,
  tripleBreaker,
  twinpact,
  useFree,
  when,
  whenPut,
  youHave,
  yourGraveyard,
  yourHand,
  yourShields,
} from 'taiki/words';
import { PUT_OR_ATTACKS } from '../common.ts';

const rafululuLove = twinpact(
  '音卿の精霊龍 ラフルル・ラブ / 「未来から来る、だからミラクル」',
  creature({
    name: '音卿の精霊龍 ラフルル・ラブ',
    civilizations: ['light', 'water'],
    races: ['Angel Command Dragon', 'Team Doremi', 'Revolutionary'],
    cost: 7,
    power: 7000,
    abilities: [
      revolutionChange({ civilizations: ['light', 'water'], races: ['Dragon'] }),
      doubleBreaker,
      whenPut(self, ruleUntil('endOfOpponentsNextTurn', cannot({ do: 'cast', who: 'opponent' }))),
    ],
    printings: ['DM22-RP1 sp2'],
  }),
  spell({
    name: '「未来から来る、だからミラクル」',
    civilizations: ['light', 'water'],
    cost: 6,
    abilities: [spellAbility(draw(3), may(useFree(choose(yourHand({ type: 'spell', cost: atMost(5) })))))],
  }),
);

const fernandoSoseur = twinpact(
  'フェルナンド・ソシュール / プライマル・スクリーム',
  creature({
    name: 'フェルナンド・ソシュール',
    civilizations: ['darkness'],
    races: ['Mafi Gang'],
    cost: 6,
    power: 6000,
    abilities: [
      doubleBreaker,
      when(
        PUT_OR_ATTACKS,
        inOrder(
          may(topOfDeckTo('graveyard', 2)),
          may(put(choose(yourGraveyard({ type: 'creature', civilizations: ['darkness'], cost: atMost(3) })))),
        ),
      ),
    ],
    printings: ['DM22-RP1 tr4'],
  }),
  spell({
    name: 'プライマル・スクリーム',
    civilizations: ['darkness'],
    cost: 4,
    abilities: [
      shieldTrigger,
      spellAbility(
        topOfDeckTo('graveyard', 4),
        may(returnToHand(choose(yourGraveyard({ type: 'creature' })))),
      ),
    ],
  }),
);

const bruceOfTheNetherworld = twinpact(
  '冥界の不死帝 ブルース /「迷いはない。俺の成すことは決まった」',
  creature({
    name: '冥界の不死帝 ブルース',
    civilizations: ['darkness'],
    races: ['Outrage MAX'],
    cost: 2,
    power: 13000,
    abilities: [
      tripleBreaker,
      hasWhile(youHave(yourGraveyard(), atMost(12)), cannot({ do: 'attack' })),
      atEndOfYourTurn(may(topOfDeckTo('graveyard'))),
    ],
    printings: ['DM22-RP1 t1'],
  }),
  spell({
    name: '「迷いはない。俺の成すことは決まった」',
    civilizations: ['darkness'],
    cost: 3,
    abilities: [
      shieldTrigger,
      spellAbility(put(choose(yourGraveyard({ type: 'creature', cost: atMost(3) })))),
    ],
  }),
);

const bolshackDragon = twinpact(
  'ボルシャック・ドラゴン / 決闘者・チャージャー',
  creature({
    name: 'ボルシャック・ドラゴン',
    civilizations: ['fire'],
    races: ['Armored Dragon'],
    cost: 6,
    power: 6000,
    abilities: [
      doubleBreaker,
      hasWhile(isAttacking, power(times(1000, countOf(yourGraveyard({ civilizations: ['fire'] }))))),
    ],
    printings: ['DM22-RP1 t2'],
  }),
  spell({
    name: '決闘者・チャージャー',
    civilizations: ['fire'],
    cost: 3,
    abilities: [
      spellAbility(
        revealTop(3, 'seen'),
        returnToHand(cardsIn('deck', 'you', { is: the('seen'), nameContains: 'ボルシャック' })),
        putOnDeckBottom(the('seen')),
      ),
      charger,
    ],
  }),
);

const bolshackSuperhero = twinpact(
  'ボルシャック・スーパーヒーロー / 超英雄タイム',
  creature({
    name: 'ボルシャック・スーパーヒーロー',
    civilizations: ['fire'],
    races: ['Armored Dragon', 'Hunter'],
    cost: 6,
    power: 6000,
    abilities: [
      doubleBreaker,
      whenPut(
        self,
        inOrder(
          destroy(allCreatures({ power: atMost(3000), not: { type: 'psychicCreature' } })),
          destroy(cardsIn('battleZone', 'any', { type: 'psychicCreature', power: atMost(5000) })),
        ),
      ),
    ],
    printings: ['DM22-RP1 t3'],
  }),
  spell({
    name: '超英雄タイム',
    civilizations: ['fire'],
    cost: 2,
    abilities: [spellAbility(destroy(choose(cardsIn('battleZone', 'opponent', { cost: atMost(3) }))))],
  }),
);

const panzer = twinpact(
  'ラ・ズーネヨマ・パンツァー / 逆転のオーロラ',
  creature({
    name: 'ラ・ズーネヨマ・パンツァー',
    civilizations: ['nature'],
    races: ['Grand Sect'],
    cost: 4,
    power: 12000,
    abilities: [
      guardman,
      cannotAttackPlayers,
      when({ event: 'moved', what: { of: 'you' }, from: 'shieldZone' }, topOfDeckTo('manaZone')),
    ],
    printings: ['DM22-RP1 t4'],
  }),
  spell({
    name: '逆転のオーロラ',
    civilizations: ['nature'],
    cost: 5,
    abilities: [spellAbility(putIntoMana(chooseAnyNumber(yourShields())))],
  }),
);

const leopoldine = twinpact(
  '氷牙レオポル・ディーネ公 / エマージェンシー・タイフーン',
  creature({
    name: '氷牙レオポル・ディーネ公',
    civilizations: ['water'],
    races: ['Cyber Virus', 'Knight'],
    cost: 4,
    power: 2000,
    abilities: [when({ event: 'used', by: 'you', what: { type: 'spell' } }, may(draw()))],
    printings: ['DM22-RP1 t16'],
  }),
  spell({
    name: 'エマージェンシー・タイフーン',
    civilizations: ['water'],
    cost: 2,
    abilities: [shieldTrigger, spellAbility(drawUpTo(2), discard(choose(yourHand())))],
  }),
);

/** Creatures with a spell half. */
export const twinpacts: readonly CardDefinition[] = [
  rafululuLove,
  fernandoSoseur,
  bruceOfTheNetherworld,
  bolshackDragon,
  bolshackSuperhero,
  panzer,
  leopoldine,
];
