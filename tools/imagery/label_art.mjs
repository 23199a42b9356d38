/**
 * The flat illustrations of the labels. Each fills about 900 x 540 units around
 * its own origin and is drawn with the label's ink as a chunky outline.
 */
const range = (n) => [...Array(n).keys()]
const seeded = (seed) => () => (seed = (seed * 16807) % 2147483647) / 2147483647

/** Wraps shapes in a group with the common outline. */
const outlined = (ink, body, width = 14) =>
  `<g stroke="${ink}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round">${body}</g>`
const shadow = (ink, rx = 430, y = 235) => `<ellipse cx="0" cy="${y}" rx="${rx}" ry="46" fill="${ink}" opacity=".28"/>`

export const art = {
  cheddar: ({ ink }) =>
    shadow(ink) +
    outlined(
      ink,
      `<path d="M-400,60 L330,-200 Q400,-215 408,-130 L420,190 Q420,222 390,222 L-390,222 Q-420,222 -420,190 L-420,92 Q-420,70 -400,60Z" fill="#FDB515"/>
       <path d="M-400,60 L330,-200 Q400,-215 408,-130 L412,20 L-420,96 Q-420,70 -400,60Z" fill="#FFE07A"/>`,
    ) +
    `<g fill="#D97E00"><ellipse cx="-230" cy="160" rx="66" ry="34"/><ellipse cx="60" cy="112" rx="50" ry="42"/><ellipse cx="275" cy="165" rx="76" ry="36"/><ellipse cx="-75" cy="188" rx="32" ry="17"/></g>
     <g fill="#EFA915"><ellipse cx="130" cy="-62" rx="74" ry="27" transform="rotate(-19 130 -62)"/><ellipse cx="-130" cy="22" rx="52" ry="16" transform="rotate(-14 -130 22)"/></g>`,

  sauce: ({ ink }) => {
    const chip = (x, y, r, s) =>
      `<g transform="translate(${x},${y}) rotate(${r}) scale(${s})"><path d="M-190,130 Q-205,150 -180,152 L180,152 Q205,150 190,130 L18,-165 Q0,-190 -18,-165Z" fill="#F7B93B"/></g>`
    const dots = seeded(7)
    return (
      shadow(ink, 460) +
      outlined(ink, chip(-285, 75, -17, 1) + chip(285, 75, 17, 1) + chip(0, 40, 2, 1.2)) +
      range(34)
        .map(() => `<circle cx="${(dots() - 0.5) * 720}" cy="${90 + dots() * 110}" r="${5 + dots() * 6}" fill="#C9801B"/>`)
        .join('') +
      outlined(
        ink,
        `<path d="M-70,-265 L70,-265 C72,-150 95,-130 200,-95 C330,-50 400,-20 395,40 C392,90 340,95 325,55 C312,20 275,30 268,62 C255,150 185,150 176,85 C170,50 120,45 110,85 C100,190 10,185 4,95 C0,50 -50,55 -58,92 C-75,160 -150,150 -160,80 C-168,30 -225,35 -235,70 C-255,130 -340,110 -345,45 C-345,-25 -270,-55 -190,-92 C-95,-132 -72,-150 -70,-265Z" fill="#FFC629"/>`,
      ) +
      `<path d="M-28,-262 C-25,-140 -60,-105 -150,-60" fill="none" stroke="#FFEFA6" stroke-width="26" stroke-linecap="round"/>`
    )
  },

  popcorn: ({ ink }) => {
    const next = seeded(11)
    const puff = (x, y, s) =>
      `<g transform="translate(${x},${y}) scale(${s}) rotate(${next() * 360})"><path d="M-10,-70 C40,-95 80,-50 62,-15 C100,10 75,70 28,58 C5,90 -55,78 -52,36 C-100,25 -92,-45 -48,-42 C-45,-62 -30,-75 -10,-70Z" fill="${next() > 0.5 ? '#FFF3C9' : '#FFE9A3'}"/><path d="M-12,-8 q14,-20 30,0" fill="none" stroke-width="9"/></g>`
    return (
      shadow(ink, 330) +
      outlined(
        ink,
        [[-215, -40, 1], [215, -40, 1], [-110, -120, 1.05], [115, -125, 1.05], [0, -170, 1.1], [-60, -40, 1.1], [75, -40, 1.1]]
          .map(([x, y, s]) => puff(x, y, s))
          .join('') +
          `<path d="M-285,-10 L285,-10 L215,235 L-215,235Z" fill="#FFF6E6"/>
           <path d="M-190,-10 L-95,-10 L-72,235 L-143,235Z M95,-10 L190,-10 L143,235 L72,235Z" fill="#E4571B" stroke="none"/>
           <path d="M-285,-10 L285,-10 L215,235 L-215,235Z" fill="none"/>`,
      ) +
      outlined(ink, puff(-350, 185, 0.75) + puff(355, 190, 0.8), 12)
    )
  },

  barbecue: ({ ink }) => {
    const skewer = (y, r) =>
      `<g transform="translate(0,${y}) rotate(${r})"><path d="M-470,0 L470,0" stroke="${ink}" stroke-width="34"/><path d="M-466,0 L466,0" stroke="#EBC17C" stroke-width="14"/>` +
      range(4)
        .map(
          (i) =>
            `<g transform="translate(${-265 + i * 165},0) rotate(${[-4, 5, -3, 6][i]})"><rect x="-78" y="-72" width="156" height="144" rx="46" fill="${['#A8381A', '#8F2A12', '#B5421C', '#8F2A12'][i]}"/><path d="M-50,-32 q50,-26 98,-4" stroke="#F2A05A" stroke-width="16" fill="none"/><path d="M-40,14 l70,-20 M-30,46 l70,-20" stroke="#4A1408" stroke-width="14" fill="none"/></g>`,
        )
        .join('') +
      '</g>'
    return (
      outlined(
        ink,
        `<path d="M-300,245 C-420,140 -330,60 -350,-40 C-270,0 -250,60 -250,100 C-210,20 -220,-80 -130,-190 C-120,-90 -40,-60 -30,60 C0,-20 40,-110 110,-160 C90,-60 190,-20 190,90 C220,50 240,0 230,-60 C330,20 400,150 290,245Z" fill="#E4571B"/>
         <path d="M-220,245 C-280,190 -240,120 -235,80 C-180,120 -170,150 -165,170 C-130,110 -120,40 -80,-10 C-70,60 -20,90 0,160 C30,110 60,60 100,30 C100,90 150,120 150,170 C180,150 200,120 210,90 C260,160 260,200 215,245Z" fill="#FFC629" stroke="none"/>`,
      ) +
      outlined(ink, skewer(-30, -13) + skewer(120, 9))
    )
  },

  onion: ({ ink }) =>
    shadow(ink, 420) +
    outlined(
      ink,
      range(5)
        .map((i) => `<path d="M${150 + i * 46},215 Q${190 + i * 50},-40 ${210 + i * 66},${-225 + (i % 2) * 60}" fill="none" stroke="${ink}" stroke-width="40"/><path d="M${150 + i * 46},215 Q${190 + i * 50},-40 ${210 + i * 66},${-225 + (i % 2) * 60}" fill="none" stroke="${i % 2 ? '#8FD06A' : '#5FAE4C'}" stroke-width="18"/>`)
        .join('') +
        `<path d="M-190,-255 C-170,-150 -110,-130 -20,-90 C110,-30 130,140 20,215 Q-110,260 -240,215 C-360,150 -350,-20 -240,-90 C-190,-125 -200,-170 -215,-240Z" fill="#FFF6E6"/>
         <path d="M-205,-110 C-290,-20 -290,130 -215,218 M-150,-115 C-170,0 -170,120 -135,232 M-100,-110 C-30,0 -20,120 -60,224" fill="none" stroke="#C9B88A" stroke-width="11"/>
         <g transform="translate(215,120)"><ellipse rx="170" ry="112" fill="#FFF6E6"/><ellipse rx="118" ry="74" fill="#E9F2CF"/><ellipse rx="70" ry="42" fill="#FFF6E6"/><ellipse rx="30" ry="17" fill="#E9F2CF"/></g>`,
    ),

  tamarind: ({ ink }) => {
    const pod = (x, y, r, s, fill) =>
      `<g transform="translate(${x},${y}) rotate(${r}) scale(${s})"><path d="M-340,30 C-345,-50 -270,-90 -215,-62 C-180,-100 -100,-108 -70,-72 C-30,-104 55,-100 82,-62 C125,-90 210,-66 222,-20 C290,-30 340,20 322,70 C305,115 235,120 205,88 C165,118 100,112 72,80 C30,106 -45,102 -75,70 C-115,98 -190,88 -212,62 C-260,96 -335,90 -340,30Z" fill="${fill}"/><path d="M-290,10 C-150,-45 120,-45 270,35" fill="none" stroke="#E3AE6B" stroke-width="20"/></g>`
    const leaf = (x, y, r) =>
      `<g transform="translate(${x},${y}) rotate(${r})"><path d="M-230,0 L215,0" fill="none"/>` +
      range(6)
        .map((i) => [-1, 1].map((k) => `<ellipse cx="${-160 + i * 68}" cy="${k * 58}" rx="26" ry="58" transform="rotate(${k * 16} ${-160 + i * 68} 0)" fill="${i % 2 ? '#5FAE4C' : '#3E8F45'}" stroke-width="10"/>`).join(''))
        .join('') +
      '</g>'
    return (
      shadow(ink, 440) +
      outlined(ink, leaf(-230, -110, -28) + leaf(260, -120, 24) + pod(70, -20, 16, 1, '#8A4F20') + pod(-40, 135, -11, 1.08, '#A8642B')) +
      outlined(ink, `<path d="M300,120 q80,-20 100,40 q10,60 -70,62 q-70,-6 -30,-102Z" fill="#5A2F14"/>`)
    )
  },

  puto: ({ ink }) => {
    const cake = (x, y, s, top, cup) =>
      `<g transform="translate(${x},${y}) scale(${s})"><path d="M-150,0 L150,0 L112,175 L-112,175Z" fill="${cup}"/>` +
      range(5).map((i) => `<path d="M${-90 + i * 45},12 L${-68 + i * 34},168" stroke-width="8" fill="none" opacity=".45"/>`).join('') +
      `<path d="M-178,8 C-205,-60 -160,-110 -110,-108 C-95,-165 -30,-185 10,-150 C60,-185 130,-150 128,-100 C175,-90 205,-40 178,8 Q0,48 -178,8Z" fill="${top}"/><path d="M-110,-50 q30,-45 78,-45" fill="none" stroke="#fff" stroke-width="18"/></g>`
    return (
      shadow(ink, 440) +
      outlined(ink, cake(-270, 55, 1, '#FFE9B0', '#E4571B') + cake(270, 55, 1, '#FFE9B0', '#2F7D4F') + cake(0, 20, 1.2, '#FFF6E6', '#6B3FA0')) +
      outlined(ink, `<path d="M-330,-120 l0,-90 m-38,36 l38,-38 l38,38 M330,-120 l0,-90 m-38,36 l38,-38 l38,38" fill="none" stroke="#E4571B" stroke-width="24"/>`)
    )
  },

  ube: ({ ink }) =>
    shadow(ink, 440) +
    outlined(
      ink,
      `<path d="M-400,60 L260,-170 Q390,-120 400,-20 L400,190 Q395,225 360,225 L-400,225Z" fill="#6B3FA0"/>
       <path d="M-400,60 L400,-20 L400,190 Q395,225 360,225 L-400,225Z" fill="#8A57C2"/>
       <path d="M-400,118 L400,58 L400,104 L-400,160Z" fill="#F3E4FF"/>
       <path d="M-400,60 L260,-170 Q390,-120 400,-20 C400,30 345,20 335,-8 C320,-30 270,-20 262,20 C250,60 190,55 184,15 C175,-15 120,-5 112,35 C100,70 45,66 38,32 C25,5 -28,15 -36,45 C-48,80 -100,72 -106,45 C-120,20 -165,35 -172,62 C-190,90 -230,80 -236,58 C-260,40 -300,60 -320,72Z" fill="#FFF6E6"/>
       <circle cx="150" cy="-150" r="62" fill="#C8231C"/><path d="M150,-210 q20,-60 80,-70" fill="none"/>`,
    ) +
    `<circle cx="130" cy="-170" r="15" fill="#fff" opacity=".8"/><g fill="#4E2A80"><circle cx="-240" cy="196" r="11"/><circle cx="-60" cy="190" r="9"/><circle cx="120" cy="180" r="11"/><circle cx="290" cy="160" r="9"/><circle cx="30" cy="204" r="7"/></g>`,

  pancakes: ({ ink }) =>
    `<ellipse cx="0" cy="225" rx="470" ry="60" fill="#FFF6E6" stroke="${ink}" stroke-width="14"/>` +
    outlined(
      ink,
      range(4)
        .map((i) => {
          const y = 175 - i * 78
          const dx = [0, 14, -12, 6][i]
          return `<path d="M${-345 + dx},${y - 34} Q${-385 + dx},${y + 6} ${-345 + dx},${y + 40} Q${dx},${y + 78} ${345 + dx},${y + 40} Q${385 + dx},${y + 6} ${345 + dx},${y - 34}Z" fill="#F5C878"/><ellipse cx="${dx}" cy="${y - 34}" rx="352" ry="62" fill="#C9772B"/>`
        })
        .join('') +
        `<path d="M-270,-98 C-190,-150 180,-155 275,-100 C330,-65 310,-40 290,20 C280,60 238,58 236,15 C234,-20 190,-25 186,10 C180,110 120,110 116,30 C112,-10 60,-8 56,20 C48,60 4,58 0,24 C-6,-10 -52,-8 -58,40 C-64,150 -128,146 -132,50 C-136,0 -196,-6 -204,20 C-216,60 -262,40 -270,0 C-285,-50 -290,-80 -270,-98Z" fill="#8A3F10"/>
         <path d="M-100,-190 L70,-222 L130,-160 L-45,-120Z" fill="#FFE07A"/><path d="M-100,-190 L-45,-120 L-45,-88 L-100,-150Z M-45,-120 L130,-160 L130,-122 L-45,-84Z" fill="#FFC629"/>`,
    ),

  drumstick: ({ ink }) => {
    const next = seeded(5)
    const leg = (x, y, r, s, fill) =>
      `<g transform="translate(${x},${y}) rotate(${r}) scale(${s})"><path d="M150,-34 L318,-34 C330,-92 410,-90 406,-30 C452,0 440,70 384,66 C360,100 306,84 312,38 L150,38Z" fill="#FFF6E6"/>
       <path d="M190,-60 C150,-140 40,-205 -90,-190 C-150,-215 -240,-170 -270,-110 C-330,-80 -340,20 -300,70 C-300,130 -220,190 -150,175 C-60,215 60,180 110,130 C160,120 200,80 190,-60Z" fill="${fill}"/>` +
      range(26)
        .map(() => {
          const a = next() * 6.28
          const d = Math.sqrt(next())
          return `<path d="M${-70 + Math.cos(a) * d * 215},${Math.sin(a) * d * 150} q${14 + next() * 14},${-22 - next() * 10} ${34 + next() * 16},0" fill="none" stroke="${next() > 0.5 ? '#FFD98A' : '#9A4A10'}" stroke-width="13"/>`
        })
        .join('') +
      '</g>'
    return shadow(ink, 430) + outlined(ink, leg(-30, 90, -168, 0.95, '#D9832B') + leg(20, -30, -22, 1.05, '#E8A03C'))
  },

  cocoa: ({ ink }) =>
    shadow(ink, 440) +
    outlined(
      ink,
      `<g transform="rotate(-14)"><path d="M-420,40 Q-340,-190 0,-190 Q320,-180 450,20 Q320,205 0,205 Q-340,205 -420,40Z" fill="#C9541E"/>
       <path d="M-415,40 Q-200,-135 0,-135 Q280,-125 445,20 Q270,-50 0,-50 Q-220,-50 -415,40Z" fill="#E8863A" stroke="none"/>
       <path d="M-270,35 Q-240,-85 0,-90 Q205,-85 275,22 Q205,135 0,140 Q-230,132 -270,35Z" fill="#FFF1DA"/>` +
        [-175, -88, 2, 92, 180]
          .map((x, i) => `<ellipse cx="${x}" cy="${i % 2 ? -16 : -24}" rx="50" ry="40" fill="#6B3420" stroke-width="8"/>${i < 4 ? `<ellipse cx="${x + 34}" cy="66" rx="49" ry="37" fill="#582614" stroke-width="8"/>` : ''}<ellipse cx="${x - 12}" cy="${-36}" rx="16" ry="8" fill="#A5694A" stroke="none"/>`)
          .join('') +
        `</g><path d="M-310,-120 Q-520,-210 -560,-30 Q-420,25 -310,-120Z" fill="#5DA04A"/><path d="M-330,-115 Q-450,-110 -540,-38" fill="none" stroke="#2F6B2C" stroke-width="10"/>`,
    ),

  champorado: ({ ink }) => {
    const next = seeded(3)
    return (
      shadow(ink, 400) +
      outlined(
        ink,
        `<path d="M-110,-150 q-50,-60 0,-110 M10,-160 q-50,-60 0,-110 M130,-150 q-50,-60 0,-110" fill="none" stroke-width="20"/>
         <path d="M-420,-20 Q-400,225 -130,235 L130,235 Q400,225 420,-20Z" fill="#FFF6E6"/>
         <path d="M-396,80 Q-380,130 -352,160 Q0,230 352,160 Q380,130 396,80 Q0,150 -396,80Z" fill="#E4571B" stroke="none"/>
         <ellipse cx="0" cy="-20" rx="420" ry="104" fill="#FFF6E6"/><ellipse cx="0" cy="-12" rx="370" ry="80" fill="#4A2112"/>`,
      ) +
      `<path d="M-230,-20 C-150,-70 -60,20 20,-28 C90,-66 170,-20 240,-30" fill="none" stroke="#FFF6E6" stroke-width="26" stroke-linecap="round"/>` +
      range(26)
        .map(() => {
          const a = next() * 6.28
          const d = Math.sqrt(next())
          return `<ellipse cx="${Math.cos(a) * d * 320}" cy="${-8 + Math.sin(a) * d * 58}" rx="22" ry="12" transform="rotate(${next() * 60 - 30} ${Math.cos(a) * d * 320} ${Math.sin(a) * d * 58})" fill="#D9A56A"/>`
        })
        .join('')
    )
  },
}
