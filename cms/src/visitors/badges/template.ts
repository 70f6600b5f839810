/**
 * The badge in Typst. It gets its data as inputs, which Typst takes as texts, whatever is in them. Folded, the lower right
 * quarter is the front and the lower left one the back; the upper half ends up inside.
 */
export const badgeTemplate = `
#let badge = json(bytes(sys.inputs.badge))
#let words = badge.words
#let brand = rgb(badge.colours.brand)
#let on-brand = rgb(badge.colours.onBrand)
#let ink = rgb("#16202b")
#let soft = rgb("#4a5866")

#set document(title: words.title + " – " + badge.fair.name, author: badge.fair.name)
#set page(paper: "a4", margin: 0pt)
#set text(size: 11pt, fill: ink, lang: badge.language, hyphenate: true)
#set par(leading: 0.6em)

// A text at the largest size at which it fits without broken words; at the smallest one words may break.
#let fitted(body, sizes, width, height) = context {
  let styled(size, breaks) = text(size: size, weight: 800, hyphenate: breaks, body)
  let fits(size) = {
    let words = body.split(regex("[ -]"))
    let widest = calc.max(..words.map(word => measure(text(size: size, weight: 800, word + "-")).width))
    widest <= width and measure(block(width: width, par(leading: 0.35em, styled(size, false)))).height <= height
  }
  let size = sizes.find(fits)
  let shown = if size == none { styled(sizes.last(), true) } else { styled(size, false) }
  block(width: width, height: height, clip: true, par(leading: 0.35em, shown))
}

#let band(height, body) = block(width: 100%, height: height, fill: brand, inset: (x: 9mm), align(horizon, text(fill: on-brand, body)))
#let fair = [
  #text(size: 17pt, weight: 800)[#badge.fair.name] \\
  #text(size: 10.5pt, weight: 700)[#badge.fair.edition]
]
#let dotted = (paint: soft, thickness: 0.6pt, dash: "dotted")

#let instructions = block(width: 210mm, height: 148.5mm)[
  #block(width: 100%, height: 26mm, fill: brand, inset: (x: 16mm), align(horizon, text(fill: on-brand, fair)))
  #pad(x: 16mm, y: 8mm)[
    #text(size: 20pt, weight: 800)[#words.title]
    #v(2mm)
    #words.bring
    #v(3mm)
    #grid(columns: (1fr, 1fr), column-gutter: 10mm)[
      *#words.days*
      #for day in badge.days [
        #block(above: 2.4mm, day)
      ]
      #block(above: 4mm, text(fill: soft)[#badge.fair.venue])
    ][
      *#words.fold*
      #for (index, step) in words.steps.enumerate() [
        #block(above: 2.4mm)[#grid(columns: (5mm, 1fr), [#(index + 1).], step)]
      ]
    ]
    #v(3mm)
    #text(size: 9.5pt, fill: soft)[#words.personal]
  ]
]

#let front = block(width: 105mm, height: 148.5mm)[
  #band(30mm, fair)
  #pad(x: 9mm, top: 10mm)[
    #fitted(badge.name, (34pt, 28pt, 23pt, 19pt, 16pt), 87mm, 42mm)
    #v(3mm)
    #fitted(badge.organisation, (17pt, 14pt, 12pt, 10pt), 87mm, 17mm)
    #v(1mm)
    #block(width: 87mm, height: 11mm, clip: true, text(size: 12pt, fill: soft)[#badge.role])
  ]
  #place(bottom + left, dx: 9mm, dy: -9mm, text(size: 10pt, weight: 700)[#badge.days.join(" · ")])
]

#let back = block(width: 105mm, height: 148.5mm)[
  #set align(center)
  #v(14mm)
  #image(bytes(sys.inputs.qr), format: "svg", width: 70mm, alt: badge.code)
  #v(1mm)
  #text(size: 8.5pt, fill: soft)[#badge.code]
  #v(4mm)
  #block(width: 80mm)[#words.back]
  #place(bottom + center, dy: -9mm, text(size: 10pt, weight: 700)[#badge.fair.url])
]

#place(top + left, instructions)
#place(top + left, dy: 148.5mm, back)
#place(top + left, dx: 105mm, dy: 148.5mm, front)
#place(top + left, dy: 148.5mm, line(length: 210mm, stroke: dotted))
#place(top + left, dx: 105mm, dy: 148.5mm, line(angle: 90deg, length: 148.5mm, stroke: dotted))
`;
