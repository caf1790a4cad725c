import type { Decision, DecisionKind, Explanation } from 'taiki';

/** What each decision is about, for somebody who does not know the rules by heart. */
const ABOUT: { readonly [K in DecisionKind]: string } = {
  charge:
    'Once in each of your turns you may put a card of your hand into your mana zone. Mana pays for cards: you need as many untapped mana cards as the card costs, one of them of its civilization.',
  main: 'Use cards of your hand as long as you can pay for them: creatures go to the battle zone, spells do what they say. When you go on, you can attack, but use no more cards in this turn.',
  cost: 'This card can be paid for in more than one way.',
  pay: 'Choose which mana is tapped. What stays untapped can pay for another card in this turn.',
  evolve: 'An evolution creature is put on one of your creatures and takes its place. It can attack at once.',
  attack:
    'Each of your untapped creatures that did not come in this turn may attack, once: the opponent, or one of their tapped creatures. An attack on the opponent breaks a shield; with no shields left it wins the duel.',
  block: 'A creature with "blocker" may be tapped to take an attack on itself: the two then battle.',
  breaker:
    'Your creature has more than one ability that says how many shields it breaks. One of them counts.',
  shields: 'Choose which shields break. Nobody knows what they are; they go to the hand of their owner.',
  declareShields:
    'Shields of yours break. What has "shield trigger" may be used at once, without paying, if you declare it now.',
  declareUsage:
    'Here an ability of a card that only you see can be used. What you do not declare now is not used.',
  standby: 'Several of your effects wait on standby. You say which one is next.',
  choose: 'The effect of a card asks you to choose.',
  mode: 'The card offers several things, and you choose among them.',
  confirm: 'The card says "you may": you decide.',
  order: 'You say in which order the cards lie.',
  replace: 'Something else would happen instead. You choose what.',
  number: 'The effect of a card asks for a number.',
  name: 'The effect of a card asks for the name of a card.',
};

const sentenceOf = ({ card, what, reason, rule, by }: Explanation): string =>
  `${card.name ?? 'A card'} cannot ${what}: ${reason}${by === undefined ? '' : ` (${by})`} (rule ${rule}).`;

/** Why not: what the player might expect to be able to do, and the rule that forbids it. */
const whyNot = (explanations: readonly Explanation[]): readonly string[] =>
  explanations.length === 0 ? [] : ['Why not?', ...new Set(explanations.map(sentenceOf)), ''];

/** What the open decision is about, what cannot be done now and why, and which keys there are. */
export const helpFor = (
  { kind, rule }: Decision,
  explanations: readonly Explanation[],
): readonly string[] => [
  `${ABOUT[kind]} (rule ${rule})`,
  '',
  ...whyNot(explanations),
  'Type the number of an option, or move with the arrow keys, then press Enter.',
  'Where several can be chosen, Space marks one, Enter takes all that are marked.',
  '?  this help     r  read a card     c  concede     Ctrl-C  leave the duel',
  '',
  'On the board: [tapped] has attacked or blocked, [new] came in this turn and cannot attack yet.',
  'Shields protect you. Who is attacked and has none, or has no card left in the deck, loses.',
];
