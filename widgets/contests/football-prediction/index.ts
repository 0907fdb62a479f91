import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { FootballPrediction } from './FootballPrediction.tsx'

export default defineWidget('contests/football-prediction', FootballPrediction)
