import type { Decision, DecisionKind, Explanation } from 'taiki';

/** What each decision is about, for players who do not know the rules by heart. */
const ABOUT: { readonly [K in DecisionKind]: string } = {
  charge:
    'Once in each of your turns you may put a card from your hand into your mana zone. Mana pays for cards: you need as many untapped mana cards as the cost of the card, at least one of them of its civilization.',
  main: 'Use any cards from your hand that you can pay for: creatures go to the battle zone, spells take effect. Once you continue to the attack step, you can no longer use cards this turn.',
  cost: 'There is more than one way to pay for this card. Choose one.',
  pay: 'Choose which mana to tap. Untapped mana can pay for another card this turn.',
  evolve:
    'An evolution creature is put on top of one of your creatures and takes its place. It can attack immediately.',
  attack:
    'Each of your untapped creatures that was not put into the battle zone this turn can attack the opponent or one of their tapped creatures. An attack on the opponent breaks a shield; if they have no shields left, it wins the duel.',
  block: 'You may tap a creature with "blocker" to redirect the attack to it. The two creatures then battle.',
  breaker:
    'Your creature has more than one ability that sets how many shields it breaks. Choose which one applies.',
  shields: "Choose which shields to break. They are face down; they go to their owner's hand.",
  declareShields:
    'Your shields are broken. You can use a card with "shield trigger" immediately for no cost, but only if you declare it now.',
  declareUsage:
    'You can declare an ability of one of your cards, for example in your hand. If you do not declare it now, you cannot use it for this event.',
  standby: 'Several of your effects are on standby. Choose which one resolves next.',
  choose: 'A card effect requires a choice.',
  mode: 'The card has several modes. Choose among them.',
  confirm: 'The card says "you may". Decide whether you do.',
  order: 'Choose the order of the cards.',
  replace: 'One or more replacement effects can replace this event. Choose which one applies, if any.',
  number: 'A card effect requires a number.',
  name: 'A card effect requires a card name.',
};

const sentenceOf = ({ card, what, reason, rule, by }: Explanation): string =>
  `${card.name ?? 'A card'} cannot ${what}: ${reason}${by === undefined ? '' : ` (${by})`} (rule ${rule}).`;

/** Actions that the player might expect to be available, and the rules that forbid them. */
const whyNot = (explanations: readonly Explanation[]): readonly string[] =>
  explanations.length === 0 ? [] : ['Why not?', ...new Set(explanations.map(sentenceOf)), ''];

/** What the open decision is about, and what is not allowed and why. */
export const aboutDecision = (
  { kind, rule }: Decision,
  explanations: readonly Explanation[],
): readonly string[] => [`${ABOUT[kind]} (rule ${rule})`, '', ...whyNot(explanations)];

/** Help for the open decision: what it is about, what is not allowed and why, and the available keys. */
export const helpFor = (decision: Decision, explanations: readonly Explanation[]): readonly string[] => [
  ...aboutDecision(decision, explanations),
  'Type the number of an option, then Enter. If you can choose several, type all their numbers: 1 3.',
  '?  this help     r  read a card     c  concede     Ctrl-C  leave the duel',
  '',
  'On the board: [tapped] creatures have attacked or blocked; [new] ones were put this turn and cannot attack yet.',
  'Shields protect you. A player attacked without shields, or with no cards left in the deck, loses.',
];
