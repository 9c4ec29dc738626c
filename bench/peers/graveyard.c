/* Graveyard in C, every clause G-01..G-19 and D-01..D-04, played at random: once plainly, with arrays and a buffer of
 * actions, and once with sets of graves as the bits of whole numbers. The limit that the bench measures our rules against. */

#include <stdint.h>
#include <string.h>
#ifdef __BMI2__
#include <immintrin.h>
#endif

enum { SIZE = 6, GRAVES = 36, PLACES = 24, PLAYERS = 4, STONES = 20, BACKS = 4, FRONTS = 4, CARDS_A_BACK = 9 };
enum { ZOMBIE, SKELETON, GHOST, WISP };
enum { PLACE = 0, INSPECT = PLACES, MOVE = INSPECT + GRAVES };
enum { NOBODY = -1, UNPLACED = -1 };
enum { LARGEST_MENU = GRAVES - 1 + 2 * (SIZE - 1) };

static const int VALUE[FRONTS] = {4, 3, 2, 1};                                                            /* G-02 */
static const int8_t FRONT_OF_CARD[CARDS_A_BACK] = {ZOMBIE, ZOMBIE, SKELETON, SKELETON, GHOST, GHOST, WISP, WISP, WISP};

/* What came of many games. */
typedef struct {
    int64_t decisions, decisions_squared;
    int64_t inspections;
    int64_t stalled;                                   /* games that D-04 ended */
    int64_t points[PLAYERS], points_squared[PLAYERS];
    int64_t wins[PLAYERS], draws;                      /* G-17, G-18 */
} Tally;

/* --- chance: splitmix64, and Lemire's fair choice of one in n, as in our own simulations --- */

static inline uint32_t word(uint64_t *stream) {
    uint64_t z = *stream += 0x9E3779B97F4A7C15u;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
    z = (z ^ z >> 27) * 0x94D049BB133111EBu;
    return (uint32_t)((z ^ z >> 31) >> 32);
}

static inline uint32_t uniform(uint64_t *stream, uint32_t n) {
    uint64_t product = (uint64_t)word(stream) * n;
    if (__builtin_expect((uint32_t)product < n, 0)) {
        uint32_t least = -n % n;
        while ((uint32_t)product < least) product = (uint64_t)word(stream) * n;
    }
    return product >> 32;
}

/* --- the graves in line with each position, inside and outside (G-08, G-09) --- */

static uint8_t LINE[GRAVES + PLACES][2 * (SIZE - 1)], LINE_LENGTH[GRAVES + PLACES];
static uint64_t LINE_SET[GRAVES + PLACES];

__attribute__((constructor)) static void make_lines(void) {
    for (int at = 0; at < GRAVES + PLACES; at++) {
        int side = (at - GRAVES) / SIZE, line = (at - GRAVES) % SIZE;  /* of a place outside: north, east, south, west */
        for (int grave = 0; grave < GRAVES; grave++) {
            int row = grave / SIZE, column = grave % SIZE;
            int in_line = at < GRAVES      ? grave != at && (row == at / SIZE || column == at % SIZE)
                          : side % 2 == 0 ? column == line
                                          : row == line;
            if (in_line) {
                LINE[at][LINE_LENGTH[at]++] = grave;
                LINE_SET[at] |= 1ull << grave;
            }
        }
    }
}

static void count_game(Tally *tally, int players, const int *points, int64_t decisions) {
    int best = 0, winners = 0, winner = 0;
    for (int seat = 0; seat < players; seat++) {
        tally->points[seat] += points[seat];
        tally->points_squared[seat] += points[seat] * points[seat];
        if (points[seat] > best || seat == 0) best = points[seat], winners = 0;
        if (points[seat] == best) winners++, winner = seat;
    }
    if (winners == 1) tally->wins[winner]++;
    else tally->draws++;
    tally->decisions += decisions;
    tally->decisions_squared += decisions * decisions;
}

/* --- plain: one byte a grave for everything that is known of it --- */

typedef struct {
    uint8_t back[GRAVES], front[GRAVES], open[GRAVES];
    int8_t owner[GRAVES];
    uint8_t inspected_by[GRAVES];  /* a bit for each player (G-15) */
    int8_t lord[PLAYERS];          /* a grave, GRAVES + a place outside, or UNPLACED */
    uint8_t supply[PLAYERS], wisps[PLAYERS];
    uint8_t turn, looked, closed;
    int32_t idle;
} Plain;

static void plain_setup(Plain *g, int players, uint64_t *stream) {
    memset(g, 0, sizeof *g);
    uint8_t deck[GRAVES];
    for (int card = 0; card < GRAVES; card++) deck[card] = card;
    for (int card = GRAVES - 1; card >= 0; card--) {  /* G-04 */
        int other = uniform(stream, card + 1);
        uint8_t laid = deck[other];
        deck[other] = deck[card];
        g->back[card] = laid / CARDS_A_BACK;
        g->front[card] = FRONT_OF_CARD[laid % CARDS_A_BACK];
    }
    memset(g->owner, NOBODY, sizeof g->owner);
    memset(g->lord, UNPLACED, sizeof g->lord);
    memset(g->supply, STONES, sizeof g->supply);
    g->closed = GRAVES;
    g->turn = uniform(stream, players);  /* G-05 */
}

static inline int plain_occupied(const Plain *g, int players, int at) {
    for (int seat = 0; seat < players; seat++)
        if (g->lord[seat] == at) return 1;
    return 0;
}

static inline int plain_legal(const Plain *g, int players, uint8_t *menu) {
    int count = 0, at = g->lord[g->turn];
    if (at == UNPLACED) {
        for (int place = 0; place < PLACES; place++)
            if (!plain_occupied(g, players, GRAVES + place)) menu[count++] = PLACE + place;  /* G-06, D-01 */
        return count;
    }
    if (!g->looked && g->wisps[g->turn])  /* G-07, G-12 */
        for (int grave = 0; grave < GRAVES; grave++)
            if (!g->open[grave]) menu[count++] = INSPECT + grave;
    for (int k = 0; k < LINE_LENGTH[at]; k++)
        if (!plain_occupied(g, players, LINE[at][k])) menu[count++] = MOVE + LINE[at][k];  /* G-10 */
    return count;
}

static inline void plain_step(Plain *g, int players, int action) {
    int me = g->turn;
    if (action >= MOVE) {
        int grave = action - MOVE;
        g->lord[me] = grave;
        if (g->open[grave]) {
            g->idle++;
        } else {  /* G-11 */
            g->open[grave] = 1;
            g->inspected_by[grave] = 0;
            g->closed--;
            g->idle = 0;
            if (g->supply[me]) {  /* D-02 */
                g->supply[me]--;
                g->owner[grave] = me;
                g->wisps[me] += g->front[grave] == WISP;
            }
        }
    } else if (action >= INSPECT) {
        int wisp = 0;
        while (g->owner[wisp] != me || g->front[wisp] != WISP) wisp++;  /* D-03 */
        g->owner[wisp] = NOBODY;                                        /* G-13 */
        g->wisps[me]--;
        g->supply[me]++;                                                /* G-14 */
        g->inspected_by[action - INSPECT] |= 1 << me;
        g->looked = 1;
        return;
    } else {
        g->lord[me] = GRAVES + action - PLACE;
    }
    g->turn = me + 1 < players ? me + 1 : 0;
    g->looked = 0;
}

static void plain_score(const Plain *g, int *points) {
    for (int grave = 0; grave < GRAVES; grave++)
        if (g->owner[grave] != NOBODY) points[g->owner[grave]] += VALUE[g->front[grave]];
}

static inline int plain_stalled(const Plain *g, int stall_limit) { return stall_limit && g->idle >= stall_limit; }

void play_plain(int players, int stall_limit, uint64_t stream, int64_t games, Tally *tally) {
    uint8_t menu[LARGEST_MENU];
    Plain g;
    for (int64_t game = 0; game < games; game++) {
        int64_t decisions = 0;
        plain_setup(&g, players, &stream);
        while (g.closed && !plain_stalled(&g, stall_limit)) {  /* G-16, D-04 */
            int count = plain_legal(&g, players, menu);
            plain_step(&g, players, menu[uniform(&stream, count)]);
            tally->inspections += g.looked;
            decisions++;
        }
        int points[PLAYERS] = {0};
        plain_score(&g, points);
        tally->stalled += g.closed > 0;
        count_game(tally, players, points, decisions);
    }
}

/* --- bitboards: the graves of each kind as the bits of one number --- */

typedef struct {
    uint64_t closed, back[BACKS], front[FRONTS], stones[PLAYERS], inspected[PLAYERS];
    int32_t lord[PLAYERS], turn, looked, idle;
} Boards;

static inline uint64_t nth(uint64_t set, int place) {  /* the member at this place, as a set of its own */
#ifdef __BMI2__
    return _pdep_u64(1ull << place, set);
#else
    while (place--) set &= set - 1;
    return set & -set;
#endif
}

static inline int size(uint64_t set) { return __builtin_popcountll(set); }
static inline int lowest(uint64_t set) { return __builtin_ctzll(set); }

static inline void boards_setup(Boards *g, int players, uint64_t *stream) {
    memset(g, 0, sizeof *g);
    memset(g->lord, UNPLACED, sizeof g->lord);
    uint64_t free = g->closed = (1ull << GRAVES) - 1;
    for (int back = 0; back < BACKS; back++)
        for (int card = 0; card < CARDS_A_BACK; card++) {
            uint64_t grave = nth(free, uniform(stream, GRAVES - back * CARDS_A_BACK - card));
            free ^= grave;
            g->back[back] |= grave;
            g->front[FRONT_OF_CARD[card]] |= grave;
        }
    g->turn = uniform(stream, players);
}

static inline void boards_turn(Boards *g, int players, uint64_t *stream) {
    int me = g->turn, at = g->lord[me];
    if (__builtin_expect(at == UNPLACED, 0)) {
        uint64_t free = (1ull << PLACES) - 1;
        for (int seat = 0; seat < players; seat++)
            if (g->lord[seat] != UNPLACED) free &= ~(1ull << (g->lord[seat] - GRAVES));
        g->lord[me] = GRAVES + lowest(nth(free, uniform(stream, size(free))));
    } else {
        uint64_t moves = LINE_SET[at];
        for (int seat = 0; seat < players; seat++) moves &= ~(1ull << g->lord[seat]);  /* outside places are past the graves */
        uint64_t wisps = g->stones[me] & g->front[WISP], looks = !g->looked && wisps ? g->closed : 0;
        int pick = uniform(stream, size(looks) + size(moves)) - size(looks);
        if (pick < 0) {
            g->stones[me] ^= wisps & -wisps;
            g->inspected[me] |= nth(looks, pick + size(looks));
            g->looked = 1;
            return;
        }
        uint64_t grave = nth(moves, pick);
        g->lord[me] = lowest(grave);
        if (g->closed & grave) {
            g->closed ^= grave;
            for (int seat = 0; seat < PLAYERS; seat++) g->inspected[seat] &= ~grave;
            if (size(g->stones[me]) < STONES) g->stones[me] |= grave;
            g->idle = 0;
        } else {
            g->idle++;
        }
    }
    g->turn = me + 1 < players ? me + 1 : 0;
    g->looked = 0;
}

void play_boards(int players, int stall_limit, uint64_t stream, int64_t games, Tally *tally) {
    Boards g;
    for (int64_t game = 0; game < games; game++) {
        int64_t decisions = 0;
        boards_setup(&g, players, &stream);
        while (g.closed && !(stall_limit && g.idle >= stall_limit)) {
            boards_turn(&g, players, &stream);
            tally->inspections += g.looked;
            decisions++;
        }
        int points[PLAYERS] = {0};
        for (int seat = 0; seat < players; seat++)
            for (int front = 0; front < FRONTS; front++)
                points[seat] += VALUE[front] * size(g.stones[seat] & g.front[front]);
        tally->stalled += g.closed > 0;
        count_game(tally, players, points, decisions);
    }
}

int bytes_plain(void) { return sizeof(Plain); }
int bytes_boards(void) { return sizeof(Boards); }
