import { drawWithPortico } from '../with-portico.tsx'

drawWithPortico()
