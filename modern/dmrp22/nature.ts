import type { CardDefinition } from 'taiki';
import {
  any,
  atMost,
  battle,
  cardsIn,
  choose,
  chooseUpTo,
  costOf,
  creature,
  doubleBreaker,
  each,
  gains,
  gets,
  guardman,
  hasWhile,
  inOrder,
  machFighter,
  may,
  oneOf,
  onlyIf,
  opponentsCreatures,
  opponentsTurn,
  power,
  put,
  putIntoMana,
  putOnDeckBottomShuffled,
  returnToHand,
  self,
  shieldTrigger,
  shinkaPower,
  shinkarize,
  spell,
  spellAbility,
  starEvolution,
  starEvolutionCreature,
  tamaseed,
  that,
  the,
  topOfDeckTo,
  tripleBreaker,
  whenPut,
  youHave,
  yourCreatures,
  yourGraveyard,
  yourMana,
} from 'taiki/words';

const kanzen = starEvolutionCreature({
  name: 'カンゼン邪器 ＜不明.鬼＞',
  civilizations: ['nature'],
  races: ['Demonio', 'Oni Rex Stars'],
  cost: 6,
  power: 8000,
  abilities: [
    starEvolution({ anyOf: [{ races: ['Rex Stars'] }, { civilizations: ['nature'] }] }),
    doubleBreaker,
    whenPut(
      any('opponent'),
      may(
        put(
          choose(
            yourMana({ cost: atMost(costOf(that)), anyOf: [{ type: 'creature' }, { type: 'tamaseed' }] }),
          ),
        ),
      ),
    ),
  ],
  printings: ['DMRP-22 006'],
});

const reviya = tamaseed({
  name: 'レヴィヤの地版',
  civilizations: ['nature'],
  races: ['Red Command Dragon', 'Snow Faerie', 'Rex Stars'],
  cost: 5,
  abilities: [
    shieldTrigger,
    shinkarize,
    whenPut(
      self,
      may(
        put(
          choose(
            yourMana({
              anyOf: [
                { type: 'creature', cost: atMost(3) },
                { type: 'tamaseed', cost: atMost(3) },
              ],
            }),
          ),
        ),
      ),
    ),
    shinkaPower(
      may(
        put(
          choose(
            yourMana({
              anyOf: [
                { type: 'creature', cost: atMost(3) },
                { type: 'tamaseed', cost: atMost(3) },
              ],
            }),
          ),
        ),
      ),
    ),
  ],
  printings: ['DMRP-22 025'],
});

const kokunBitoruzu = spell({
  name: 'コクーン・ビートルズ',
  civilizations: ['nature'],
  cost: 5,
  abilities: [
    shieldTrigger,
    spellAbility(
      putIntoMana(
        choose(cardsIn('battleZone', 'opponent', { anyOf: [{ type: 'creature' }, { type: 'tamaseed' }] })),
      ),
      onlyIf(youHave(cardsIn('battleZone', 'you', { type: 'tamaseed' })), topOfDeckTo('manaZone')),
    ),
  ],
  printings: ['DMRP-22 041'],
});

const pariKishiNoKokoroE = tamaseed({
  name: 'パーリ騎士の心絵',
  civilizations: ['nature'],
  races: ['Jokers', 'Rex Stars'],
  cost: 3,
  abilities: [
    shinkarize,
    whenPut(
      self,
      oneOf(
        putOnDeckBottomShuffled(yourGraveyard()),
        putOnDeckBottomShuffled(cardsIn('graveyard', 'opponent')),
      ),
    ),
    shinkaPower(
      inOrder(
        { do: 'moveTop', who: 'you', count: 2, to: 'manaZone', tapped: true },
        returnToHand(choose(yourMana())),
      ),
    ),
  ],
  printings: ['DMRP-22 044'],
});

const herakureStar = starEvolutionCreature({
  name: 'ひょうたん ＜ヘラクレ.Star＞',
  civilizations: ['nature'],
  races: ['Grand Sect', 'Gaia Command', 'Rex Stars'],
  cost: 6,
  power: 17000,
  abilities: [
    starEvolution({ anyOf: [{ races: ['Rex Stars'] }, { civilizations: ['nature'] }] }),
    tripleBreaker,
  ],
  printings: ['DMRP-22 071'],
});

const raimaRiraido = creature({
  name: 'ライマー・リライド',
  civilizations: ['nature'],
  races: ['Grand Sect', 'Rex Stars'],
  cost: 3,
  power: 3000,
  abilities: [machFighter, each(yourCreatures({ evolution: true }), power(2000))],
  printings: ['DMRP-22 073'],
});

const iyokangaru = creature({
  name: 'いよかんがるー',
  civilizations: ['nature'],
  races: ['Grand Sect'],
  cost: 2,
  power: 2000,
  abilities: [guardman, hasWhile(opponentsTurn, power(4000))],
  printings: ['DMRP-22 074'],
});

const mushi = tamaseed({
  name: 'ムシのんの心絵',
  civilizations: ['nature'],
  races: ['Jokers', 'Rex Stars'],
  cost: 3,
  abilities: [
    shieldTrigger,
    shinkarize,
    whenPut(
      self,
      inOrder(
        gets(choose(yourCreatures()), 'turn', power(6000)),
        { do: 'choose', what: chooseUpTo(opponentsCreatures(), 1) },
        battle(the('chosen'), self),
      ),
    ),
  ],
  printings: ['DMRP-22 075'],
});

const oniRyuInNoChi = tamaseed({
  name: '鬼流院の地版',
  civilizations: ['nature'],
  races: ['Beast Command', 'Hunter', 'Rex Stars'],
  cost: 2,
  abilities: [shinkarize, shinkaPower(gets(that, 'turn', gains(machFighter)))],
  printings: ['DMRP-22 076'],
});

export const nature: readonly CardDefinition[] = [
  kanzen,
  reviya,
  kokunBitoruzu,
  pariKishiNoKokoroE,
  herakureStar,
  raimaRiraido,
  iyokangaru,
  mushi,
  oniRyuInNoChi,
];
