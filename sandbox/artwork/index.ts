/** Drawing for parts: pictures are SVG documents, and the same seed gives the same bytes. */
export { grounds } from './grounds/grounds.ts'
export { gradient, inkGradients, inkOf, mix } from './ink.ts'
export { type MotifName, motifs } from './motifs/motifs.ts'
export { type Palette, palettes } from './palettes.ts'
export { picture } from './picture.ts'
export { bannerWidth, cardWidth, posterDrawing } from './posters/poster-drawing.ts'
export { circle, ellipse, line, path, placeShape as placed, rect } from './shapes.ts'
export { escapeXml, fitTitle, titleText } from './title.ts'
